// Made by the build.
declare const css: {
  readonly pill: string;
  readonly pills: string;
};
export default css;
