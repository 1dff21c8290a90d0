// Made by the build.
declare const css: {
  readonly 'fact-line': string;
  readonly pictures: string;
  readonly said: string;
};
export default css;
