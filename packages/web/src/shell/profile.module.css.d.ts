// Made by the build.
declare const css: {
  readonly file: string;
};
export default css;
