// Made by the build.
declare const css: {
  readonly explained: string;
};
export default css;
