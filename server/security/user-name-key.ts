/** Upstreams may not care how a name is written, about any of the four i either, and then neither must we. */
export function userNameKey(user: string): string {
  return user.trim().toLocaleLowerCase("tr").replaceAll("ı", "i");
}
