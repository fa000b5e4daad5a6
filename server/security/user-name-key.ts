/** Case-insensitive, and blind to the four Turkish i, since upstreams may be. */
export function userNameKey(user: string): string {
  return user.trim().toLocaleLowerCase("tr").replaceAll("ı", "i");
}
