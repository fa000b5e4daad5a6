import { expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import { videoLink } from "./video";

const t = await wordsIn("tr");
const link = (address: string | null) =>
  videoLink({ address, label: "Film", length: "02:14", newTab: false }, { language: "tr", t });

test("a film on another site says where it plays", () => {
  expect(link("https://www.video.example/film?x=1")).toEqual({
    link: { href: "https://www.video.example/film?x=1", label: "Film", external: true, newTab: false },
    source: "video.example adresinde açılır",
    length: "Süre: 02:14",
  });
});

test("a page of the portal or a file of the store names no other site", () => {
  expect(link("tarihce")).toMatchObject({ link: { href: "/tarihce", external: false }, source: null });
  expect(link("/files/film.mp4")).toMatchObject({
    link: {
      href: expect.stringMatching(/^\/dosya\/[\w-]{16}\/files\/film\.mp4$/) as string,
      external: false,
    },
    source: null,
  });
});

test.each([null, "", "javascript:alert(1)", "data:text/html,x", "/files/null"])(
  "drops the film address %j",
  (address) => {
    expect(link(address)).toBeNull();
  },
);
