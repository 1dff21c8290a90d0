// Made by the build.
declare const css: {
  readonly guide: string;
  readonly note: string;
  readonly picture: string;
};
export default css;
