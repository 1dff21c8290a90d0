// Made by the build.
declare const css: {
  readonly intro: string;
  readonly rules: string;
};
export default css;
