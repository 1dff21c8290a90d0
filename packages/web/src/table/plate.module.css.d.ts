// Made by the build.
declare const css: {
  readonly asked: string;
  readonly clock: string;
  readonly mine: string;
  readonly plate: string;
  readonly points: string;
  readonly who: string;
};
export default css;
