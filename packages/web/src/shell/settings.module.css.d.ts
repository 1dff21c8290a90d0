// Made by the build.
declare const css: {
  readonly settings: string;
};
export default css;
