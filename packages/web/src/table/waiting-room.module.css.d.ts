// Made by the build.
declare const css: {
  readonly code: string;
};
export default css;
