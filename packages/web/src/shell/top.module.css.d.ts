// Made by the build.
declare const css: {
  readonly menu: string;
  readonly pages: string;
  readonly tongue: string;
  readonly top: string;
};
export default css;
