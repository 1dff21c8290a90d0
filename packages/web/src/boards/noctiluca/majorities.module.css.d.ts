// Made by the build.
declare const css: {
  readonly majorities: string;
};
export default css;
