/** So long a commit waits for those who come next, where the one before was shared. */
const APART_MS = 2;

/** When what has come is committed: at once for whoever comes alone, a little later while people keep coming, who then share one sync of the disk. */
export function soon(hadCompany: boolean, commit: () => void): void {
  if (hadCompany) setTimeout(commit, APART_MS);
  else setImmediate(commit);
}
