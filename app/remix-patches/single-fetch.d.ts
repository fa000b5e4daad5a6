import "@remix-run/server-runtime";

/** Types loaders' data as single fetch delivers it. */
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
