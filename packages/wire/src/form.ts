/**
 * The form of everything in this package. It is raised whenever a client that knows only the one before would read a
 * message wrongly; a picture says its form, so that either side can name what it does not know.
 */
export const FORM = 3;
