// Made by the build.
declare const css: {
  readonly intro: string;
  readonly rules: string;
  readonly search: string;
};
export default css;
