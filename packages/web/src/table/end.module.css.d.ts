// Made by the build.
declare const css: {
  readonly curve: string;
  readonly end: string;
  readonly story: string;
  readonly won: string;
};
export default css;
