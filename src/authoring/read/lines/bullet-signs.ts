/** Signs that can be nothing but bullets, for a character class; the last five are those of word processors. */
export const bulletSigns = '•●○◦▪■□‣⁃∙◆◇►▶➤➢・·\\uF06C\\uF076\\uF0A7\\uF0B7\\uF0D8';
