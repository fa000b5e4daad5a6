/** A user name however it is written: upstreams may not care, about any of the four i either, and then neither must we. */
export function sameName(user: string): string {
  return user.trim().toLocaleLowerCase("tr").replaceAll("ı", "i");
}
