// Made by the build.
declare const css: {
  readonly code: string;
  readonly home: string;
  readonly join: string;
  readonly posters: string;
  readonly under: string;
  readonly ways: string;
};
export default css;
