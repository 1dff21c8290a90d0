import type { Eyes, JsonObject, ViewerPart } from '@nightjar/kernel';
import { patchText } from './patch-text.ts';
import { type SharedPatch, SharedPatchSource } from './shared-patch-source.ts';
import { ViewerPatchSource } from './viewer-patch-source.ts';

/** A picture of a match at one `seq`, in parts. */
export interface PictureParts {
  readonly seq: number;
  /** What all viewers see alike. */
  readonly sharedPicture: () => JsonObject;
  /** What one viewer sees besides. */
  viewerParts(eyes: Eyes): readonly ViewerPart[];
}

/** The patch from the last picture that a viewer got to the next. */
interface NextPatch {
  /** The `seq` of the picture it applies to. */
  readonly since: number;
  /** As JSON. */
  readonly patch: string;
  /** The checksum of the picture it leads to. */
  readonly sum: number;
}

/** The last picture of a match that streams got: a shared part, computed once for all viewers, and a part per viewer. */
export class PatchSource {
  #seq = 0;
  #shared: SharedPatchSource | null = null;
  /** How the shared part advanced last, until every viewer has the patch. */
  #sharedPatch: (SharedPatch & { readonly since: number }) | null = null;
  readonly #viewers = new Map<Eyes, { readonly source: ViewerPatchSource; seq: number }>();

  /** Advances to a picture; null where no patch leads there from this viewer's last picture. */
  advance(picture: PictureParts, eyes: Eyes): NextPatch | null {
    const { seq } = picture;
    if (seq < this.#seq) return null;
    const shared = this.#advanceShared(picture);
    const parts = picture.viewerParts(eyes);
    const viewer = this.#viewers.get(eyes);
    if (viewer === undefined) {
      this.#viewers.set(eyes, { source: new ViewerPatchSource(parts), seq });
      return null;
    }
    const since = viewer.seq;
    viewer.seq = seq;
    const sharedPatch = this.#sharedPatch?.since === since ? this.#sharedPatch : null;
    const set = viewer.source.advance(parts, sharedPatch?.replacesViewerParts ?? false);
    if (sharedPatch === null) return null;
    return { since, patch: patchText(sharedPatch.set, set), sum: (shared.sum + viewer.source.sum) | 0 };
  }

  /** Every viewer has the patch: it need not stay in memory. */
  release(): void {
    this.#sharedPatch = null;
  }

  #advanceShared({ seq, sharedPicture }: PictureParts): SharedPatchSource {
    if (this.#shared === null) this.#shared = new SharedPatchSource(sharedPicture());
    else if (seq > this.#seq) this.#sharedPatch = { ...this.#shared.advance(sharedPicture()), since: this.#seq };
    this.#seq = seq;
    return this.#shared;
  }
}
