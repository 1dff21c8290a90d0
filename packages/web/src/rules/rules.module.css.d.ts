// Made by the build.
declare const css: {
  readonly intro: string;
  readonly rules: string;
  readonly source: string;
};
export default css;
