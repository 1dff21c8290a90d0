// Made by the build.
declare const css: {
  readonly big: string;
  readonly rule: string;
  readonly sum: string;
};
export default css;
