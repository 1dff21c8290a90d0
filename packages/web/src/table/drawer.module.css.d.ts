// Made by the build.
declare const css: {
  readonly body: string;
  readonly drawer: string;
  readonly hint: string;
  readonly in: string;
  readonly log: string;
  readonly rise: string;
  readonly slide: string;
};
export default css;
