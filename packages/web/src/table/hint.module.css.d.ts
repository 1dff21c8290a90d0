// Made by the build.
declare const css: {
  readonly hint: string;
};
export default css;
