// Made by the build.
declare const css: {
  readonly kept: string;
};
export default css;
