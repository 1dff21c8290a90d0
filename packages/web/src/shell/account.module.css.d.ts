// Made by the build.
declare const css: {
  readonly account: string;
  readonly code: string;
};
export default css;
