declare module "virtual:texts" {
  /** By language and part (`common`, `rules`): where its texts lie. */
  const addresses: Record<string, Record<string, string>>;
  export default addresses;
}
