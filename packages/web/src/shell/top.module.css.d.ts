// Made by the build.
declare const css: {
  readonly tongue: string;
  readonly top: string;
};
export default css;
