import prettier from "eslint-config-prettier";
// @ts-expect-error -- the package brings no types
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** They don't say what a thing is; query, result, raw, cached and visible do. */
const PARTICIPLES = [
  "VariableDeclarator > .id",
  "FunctionDeclaration > .id",
  ":function > .params",
  "ObjectPattern > Property > .value",
  "ArrayPattern > .elements",
  ":matches(TSInterfaceDeclaration, TSTypeAliasDeclaration) > .id",
  "TSTypeParameter > .name",
].map((place) => ({
  selector: `${place}[name=/^(asked|found|told|known|given|shown|kept|sent|written)$/i]`,
  message: "Name what it is: query, result, raw, cached, visible.",
}));

export default tseslint.config(
  { ignores: ["build/", "data/", "node_modules/", "test-results/", "playwright-report/"] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ["./tsconfig.json", "./app/service-worker/tsconfig.json"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // No enums here, and classes are errors or have private fields: two rules less, a seventh of the time.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      // Remix takes a thrown Response as the answer.
      "@typescript-eslint/only-throw-error": ["error", { allow: ["Response"] }],
      // A declared call without parameters still names them.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "server/config/environment.ts reads the environment, nobody else.",
        },
      ],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ...jsxA11y.flatConfigs.strict,
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, "react-hooks": reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      // A region that scrolls must be reached by the keyboard.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: ["section"], roles: ["tabpanel"] }],
    },
  },
  {
    // server/upstream/call.ts is the upstream's only fetch; browsers' push services are another matter.
    files: ["server/**/*.ts"],
    ignores: [
      "server/upstream/call.ts",
      "server/pages/alerts/push-service.ts",
      "**/*.test.ts",
      "server/reference-upstream/**",
    ],
    rules: {
      "no-restricted-globals": ["error", { name: "fetch", message: "Declare a call; call.ts fetches." }],
    },
  },
  {
    // Given an option, the rule takes its own defaults for the others: no page may say "null".
    files: ["app/**/*.{ts,tsx}", "server/**/*.ts"],
    rules: {
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowAny: false, allowBoolean: false, allowNullish: false, allowRegExp: false },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    rules: { "no-restricted-syntax": ["error", ...PARTICIPLES] },
  },
  {
    files: ["server/config/environment.ts", "vite.config.ts", "tests/**", "**/*.test.ts"],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // The gate waits for conditions (tests/support/waiting.ts); tests that measure a machine are in tests/slow.
    files: ["**/*.test.{ts,tsx}", "**/testing/**", "tests/{contracts,e2e,http,support}/**"],
    ignores: ["tests/slow/**", "tests/support/waiting.ts", "tests/support/time-shift.mjs"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...PARTICIPLES,
        ...[
          "CallExpression[callee.name='setTimeout']",
          "ImportSpecifier[imported.name='setTimeout']",
          "MemberExpression[object.name='performance'][property.name='now']",
          "MemberExpression[property.name='cpuUsage']",
          "TemplateElement[value.raw=/^.proc/]",
        ].map((selector) => ({ selector, message: "Sleeping and measuring belong in tests/slow." })),
      ],
    },
  },
  { files: ["**/*.{js,mjs}"], ...tseslint.configs.disableTypeChecked },
  prettier,
);
