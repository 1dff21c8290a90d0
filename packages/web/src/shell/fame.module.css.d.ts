// Made by the build.
declare const css: {
  readonly figures: string;
  readonly gains: string;
  readonly ranks: string;
};
export default css;
