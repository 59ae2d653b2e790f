//! The character set of a file that does not state it. `chardetng` knows texts of web pages; the few names of a short file
//! are told apart by the characters that are frequent in the headings of games.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, WINDOWS_1252};

/// The character sets that are tried besides the one that the bytes suggest.
const OTHERS: [&Encoding; 6] = [SHIFT_JIS, GB18030, EUC_KR, BIG5, EUC_JP, WINDOWS_1252];

/// The number of bytes besides ASCII from which on the detection alone is reliable.
const LONG: usize = 80;

const JAPANESE: &str = "段名人本因坊戦局第回勝負先番黒白中押目半杯決予選棋聖天元王座碁十日関西院囲武宮正樹小林光一加藤夫大竹英雄石田芳趙\
    治勲依紀基高尾紳路山下敬吾張栩井裕太羽根直河野臨結城聡片岡橋宏呉清源木谷実宇郎坂栄男秀行策和丈道知悦仙角美村上川原佐伊東\
    南北島崎口三四五六七八九年月";

const SIMPLIFIED: &str = "段名人赛杯决局第轮回胜负黑白中盘半目子先番棋圣天元王冠国围甲联级世界职业锦标应氏春兰三星富士通农心李张刘陈杨赵\
    黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田任姜范方石姚谭金陆孔崔康\
    毛邱秦江史顾侯邵孟龙万钱汤尹黎易常武乔贺文聂卫平晓俞斌昊古力杰柯洁芈昱廷时越耀烨睿羊维钰韦连笑党毅飞檀啸好这里该跳对与的一是\
    不了在有我他个上们来到年月日九乭";

const TRADITIONAL: &str = "段名人賽盃杯決局第輪回勝負黑白中盤半目子先番棋聖天元王座國圍台灣臺職業世界李張劉陳楊趙黃周吳徐孫胡朱高林何郭\
    馬羅梁宋鄭謝韓唐馮許傅沈曾彭蔣蔡丁魏葉余潘戴夏鐘俊勳海峰功蓋昌鎬栩與對的一是不了在有我他個上們來到這年月日春豪杰九戰";

const HANGUL: &str = "이김박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구단국제대회승흑반집불계창호훈현진\
    영석철민동원상지수경희용준재기태세돌리그바둑본선예결명인왕위천년월일중삼사의은는을를에도로와과다가나라환건";

/// Returns the character sets of a text that is no UTF-8, the likeliest first.
pub(crate) fn likely(bytes: &[u8]) -> Vec<&'static Encoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let detected = detector.guess(None, Utf8Detection::Deny);
    let same = |other: &Encoding| other == detected || (other == GB18030 && detected == GBK);
    let mut all: Vec<&Encoding> =
        std::iter::once(detected).chain(OTHERS.into_iter().filter(|other| !same(other))).collect();
    if bytes.iter().filter(|byte| !byte.is_ascii()).count() < LONG {
        // A character at the end may have been cut.
        let whole = bytes.iter().rposition(u8::is_ascii).map_or(bytes, |last| &bytes[..=last]);
        // The sort is stable, so that of equals the one that was detected stays first.
        all.sort_by_cached_key(|&encoding| -score(encoding, whole));
    }
    all
}

/// Returns how likely a text is in a character set; characters that do not occur in headings count less than none.
fn score(encoding: &'static Encoding, bytes: &[u8]) -> i64 {
    let Some(text) = encoding.decode_without_bom_handling_and_without_replacement(bytes) else { return i64::MIN + 1 };
    let mut before = ' ';
    let mut total = 0;
    for c in text.chars() {
        if !c.is_ascii() {
            total += if encoding.is_single_byte() { beside(before, c) } else { frequency(encoding, c) };
        } else if !before.is_ascii() && before.is_alphabetic() && c.is_ascii_alphabetic() && encoding.is_single_byte() {
            total += 1;
        }
        before = c;
    }
    total
}

/// Returns the score of a letter of an alphabet after another character. Foreign letters stand beside letters.
fn beside(before: char, c: char) -> i64 {
    let signs = "“”‘’„–—…«»ºª·¿¡°";
    match c {
        c if c.is_alphabetic() && before.is_alphabetic() && before.is_lowercase() >= c.is_lowercase() => 2,
        c if c.is_alphabetic() => 0,
        c if signs.contains(c) => 1,
        _ => -2,
    }
}

/// Returns the score of a character of two bytes.
fn frequency(encoding: &'static Encoding, c: char) -> i64 {
    let mut buffer = [0; 4];
    let (written, _, _) = encoding.encode(c.encode_utf8(&mut buffer));
    let lead = written.first().copied().unwrap_or_default();
    // What is frequent in headings, and the rows of the characters that the standard calls frequent.
    let (frequent, first_level) = if encoding == SHIFT_JIS {
        (is_japanese(c), matches!(lead, 0x88..=0x97))
    } else if encoding == EUC_JP {
        (is_japanese(c), matches!(lead, 0xb0..=0xcf))
    } else if encoding == EUC_KR {
        (HANGUL.contains(c), matches!(c, '가'..='힣'))
    } else if encoding == BIG5 {
        (TRADITIONAL.contains(c), matches!(lead, 0xa4..=0xc6))
    } else {
        (SIMPLIFIED.contains(c), matches!(lead, 0xb0..=0xd7) && written.get(1).is_some_and(|&byte| byte >= 0xa1))
    };
    match c {
        _ if frequent => 4,
        // Signs of East Asian texts.
        '、' | '。' | '・' | '「' | '」' | '（' | '）' | '，' | '：' | '；' | '！' | '？' | '\u{3000}' | '—' | '“'
        | '”' | '《' | '》' => 2,
        // Letters of half width, and characters for private use.
        '\u{ff61}'..='\u{ff9f}' | '\u{e000}'..='\u{f8ff}' => -4,
        _ if first_level => 1,
        _ => -2,
    }
}

fn is_japanese(c: char) -> bool {
    JAPANESE.contains(c) || matches!(c, 'ぁ'..='ん' | 'ァ'..='ヺ' | 'ー')
}
