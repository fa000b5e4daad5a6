/** Whether nothing is sampled (npm run verify:all). */
export const EVERY_PAGE = process.env.EVERY_PAGE === "1";
