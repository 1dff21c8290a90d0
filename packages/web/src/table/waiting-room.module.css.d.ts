// Made by the build.
declare const css: {
  readonly code: string;
  readonly 'waiting-room': string;
};
export default css;
