// Made by the build.
declare const css: {
  readonly invitation: string;
  readonly words: string;
};
export default css;
