// Lints the pages and the boards. Prettier formats and svelte-check checks types; the rules here find what both leave open.
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import { configs, parser } from "typescript-eslint";
import svelteConfig from "./web/svelte.config.js";

export default defineConfig(
    { ignores: ["**/dist/", "**/generated.ts"] },
    {
        files: ["web/**/*.{ts,svelte}", "games/*/ui/**/*.{ts,svelte}"],
        extends: [configs.recommendedTypeChecked, svelte.configs.recommended, svelte.configs.prettier],
        languageOptions: {
            parserOptions: {
                project: "web/tsconfig.json",
                tsconfigRootDir: import.meta.dirname,
                extraFileExtensions: [".svelte"],
            },
        },
        rules: {
            // `{#each { length: 3 } as _}` has no other way to repeat something.
            "@typescript-eslint/no-unused-vars": [
                "error",
                { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" },
            ],
            // State is replaced and never changed in place, so a plain Map or Set is enough.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser, svelteConfig } },
    },
    {
        // The linter takes for `any` what comes out of another Svelte file, and the parameters of functions in markup.
        // svelte-check knows these types and checks them.
        files: ["**/*.svelte"],
        rules: {
            "@typescript-eslint/no-unsafe-argument": "off",
            "@typescript-eslint/no-unsafe-assignment": "off",
            "@typescript-eslint/no-unsafe-call": "off",
            "@typescript-eslint/no-unsafe-member-access": "off",
            "@typescript-eslint/no-unsafe-return": "off",
        },
    },
    {
        // A stub of an asynchronous function has nothing to wait for.
        files: ["**/*.test.ts"],
        rules: { "@typescript-eslint/require-await": "off" },
    },
);
