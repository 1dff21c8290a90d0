// Made by the build.
declare const css: {
  readonly bars: string;
  readonly daily: string;
  readonly door: string;
  readonly head: string;
  readonly here: string;
  readonly histogram: string;
};
export default css;
