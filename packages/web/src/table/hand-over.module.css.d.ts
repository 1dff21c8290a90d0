// Made by the build.
declare const css: {
  readonly 'hand-over': string;
};
export default css;
