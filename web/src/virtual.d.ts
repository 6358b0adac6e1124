declare module "virtual:texts" {
  /** The texts of a part (`common`, `rules`) in a language lie at `${before}${part}.${language}${after}`. */
  const files: { languages: string[]; before: string; after: string };
  export default files;
}
