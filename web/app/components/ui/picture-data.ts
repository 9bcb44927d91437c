/** A picture as the API sends it, or as a message shows it before it is sent. */
export interface PictureData {
  url: string;
  width: number;
  height: number;
  placeholder: string;
  sources: readonly { type: string; srcset: string }[];
}
