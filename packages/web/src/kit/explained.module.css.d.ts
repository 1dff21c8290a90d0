// Made by the build.
declare const css: {
  readonly drawing: string;
  readonly explained: string;
};
export default css;
