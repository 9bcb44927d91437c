/** Downloads posted pictures as files, so that a new listing can include them. */
export async function copyPictures(urls: readonly string[]): Promise<{ files: File[]; missing: number }> {
  const fetched = await Promise.all(urls.map((url, index) => copyPicture(url, index + 1)));
  const files = fetched.filter((file) => file !== undefined);
  return { files, missing: urls.length - files.length };
}

async function copyPicture(url: string, position: number): Promise<File | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) return undefined;
    const picture = await response.blob();
    return new File([picture], `picture-${position}.jpg`, { type: picture.type });
  } catch {
    return undefined;
  }
}
