import type { ContentSeed } from "../types";

/** Prices, bulletins and the crop year: from the first wheat to the daily bulletin. */
export const harvestAndPrices: ContentSeed[] = [
  {
    id: 1001,
    kind: 2,
    daysAgo: 0,
    onSessionDay: true,
    title: { tr: "{date} Günlük Bülteni Yayımlandı", en: "Daily Bulletin of {date} Published" },
    summary: {
      tr: "{date} tarihli günlük bülten; her sınıf için en az, ortalama ve en çok fiyat ile işlem miktarını içerecek biçimde yayıma girdi.",
      en: "The daily bulletin of {date} is online, with the lowest, average and highest price and the quantity traded for every class.",
    },
    body: {
      tr: `<p>{date} tarihli günlük bülten yayımlandı. Bültende satış salonunda işlem gören ve salon dışında alınıp Borsamızda tescil edilen ürünlerin en az, ortalama ve en çok fiyatları, işlem miktarları ve işlem adetleri yer alıyor. Rakamlara <a href="/gunluk-bulten">günlük bülten sayfasından</a> ulaşabilir, tabloyu Excel veya CSV olarak indirebilirsiniz.</p>
<p>Fiyatlar aksi belirtilmedikçe ₺/kg birimiyle ve dört ondalık basamakla verilir; çiğ sütte birim litredir. Ortalama fiyat, işlem miktarına göre ağırlıklandırılır. O gün işlem görmeyen sınıflar tabloda boş geçilmez, son işlem günü tarihiyle birlikte gösterilir.</p>
<p>Salon seansı 09.30'da başlar, 11.30'da sona erer; bu saatler arasında bülten her işlemden sonra yenilenir. Bir satırda hata olduğunu düşünen üyelerimiz aynı gün saat 16.00'ya kadar Tescil ve İstatistik Müdürlüğünü 0 (999) 555 01 00 numaralı telefondan, 110 dâhilîsinden arayabilir. Düzeltilen satırlar ertesi günkü bültenin altında ayrıca belirtilir.</p>`,
      en: `<p>The daily bulletin of {date} has been published. It gives the lowest, average and highest prices, the quantities and the number of trades for produce sold in the sales hall and for produce bought elsewhere and registered with the Exchange. The figures are on the <a href="/gunluk-bulten">daily bulletin page</a>, where the table can also be downloaded as an Excel or CSV file.</p>
<p>Unless stated otherwise, prices are in lira per kilogram to four decimal places; raw milk is quoted per litre. Averages are weighted by quantity. A class that did not trade on the day is not left blank: it appears with the date of its last trading day.</p>
<p>The hall session runs from 09:30 to 11:30, and during that time the bulletin is refreshed after every trade. Members who believe a line is wrong may call the Registration and Statistics Department on 0 (999) 555 01 00, extension 110, until 16:00 on the same day. Corrected lines are listed beneath the next day's bulletin.</p>`,
    },
    picture: {
      scene: "sales-hall",
      seed: 1,
      alt: {
        tr: "Hububat satış salonunda fiyat panosu ve yarım daire biçiminde dizilmiş alıcı masaları",
        en: "The grain sales hall with its price board and buyers' desks set in a half circle",
      },
    },
    tags: ["bülten", "fiyat"],
    readCount: 138,
  },
  {
    id: 1002,
    kind: 1,
    daysAgo: 1,
    title: {
      tr: "Ekmeklik Buğdayda Haftalık İşlem Miktarı Yüzde 12 Arttı",
      en: "Weekly Bread-Wheat Volume Up 12 Percent",
    },
    summary: {
      tr: "Son beş seansta 2.048 ton ekmeklik buğday el değiştirdi. 1. grup kırmızı sert buğdayın haftalık ortalaması kilogramda 18,31 lira oldu.",
      en: "In the last five sessions 2,048 tonnes of bread wheat changed hands. Hard red wheat of group 1 averaged 18.31 lira a kilogram over the week.",
    },
    body: {
      tr: `<p>Satış salonunda son beş seansta işlem gören ekmeklik buğday miktarı 2.048 tona ulaştı. Bir önceki hafta 1.829 ton olan miktar böylece %12 arttı. Artışın büyük bölümü, depodaki ürününü yağışlardan önce değerlendirmek isteyen Akçayazı ve Gölbaşlar üreticilerinin getirdiği partilerden kaynaklandı.</p>
<table>
<caption>Ekmeklik buğdayda haftalık işlem</caption>
<thead><tr><th scope="col">Sınıf</th><th scope="col">Miktar (ton)</th><th scope="col">En az (₺/kg)</th><th scope="col">Ortalama (₺/kg)</th><th scope="col">En çok (₺/kg)</th></tr></thead>
<tbody>
<tr><th scope="row">1. grup kırmızı sert</th><td>902</td><td>17,90</td><td>18,31</td><td>18,72</td></tr>
<tr><th scope="row">2. grup kırmızı sert</th><td>598</td><td>17,35</td><td>17,76</td><td>18,14</td></tr>
<tr><th scope="row">1. grup beyaz sert</th><td>347</td><td>18,12</td><td>18,52</td><td>18,90</td></tr>
<tr><th scope="row">2. grup beyaz sert</th><td>201</td><td>17,50</td><td>17,93</td><td>18,31</td></tr>
</tbody>
</table>
<p>Laboratuvara gelen numunelerin protein ortalaması %13,1, hektolitresi 79,2 kg oldu. Laboratuvar Sorumlusu Gıda Mühendisi Zeynep Özleyen, proteini %13'ün üzerindeki partilerin aynı gün içinde alıcı bulduğunu, 2. grup ürünlerde ise alıcıların gluten indeksine daha dikkatli baktığını belirtti.</p>
<p>Ortalama fiyat bir önceki haftaya göre kilogramda 9 kuruş yükseldi. Toprak Mahsulleri Ofisinin 1 Ekim'den bu yana uyguladığı 18,50 liralık satış fiyatı, alıcılar için üst sınır işlevi görmeyi sürdürüyor. Geriye dönük fiyatlar <a href="/gunluk-bulten">günlük bülten</a> sayfasında tarih seçilerek incelenebilir.</p>`,
      en: `<p>The sales hall traded 2,048 tonnes of bread wheat over the last five sessions, 12 per cent more than the 1,829 tonnes of the week before. Most of the increase came from growers in Akçayazı and Gölbaşlar, who chose to sell grain held in store before the rains set in.</p>
<table>
<caption>Weekly trade in bread wheat</caption>
<thead><tr><th scope="col">Class</th><th scope="col">Quantity (t)</th><th scope="col">Lowest (₺/kg)</th><th scope="col">Average (₺/kg)</th><th scope="col">Highest (₺/kg)</th></tr></thead>
<tbody>
<tr><th scope="row">Hard red, group 1</th><td>902</td><td>17.90</td><td>18.31</td><td>18.72</td></tr>
<tr><th scope="row">Hard red, group 2</th><td>598</td><td>17.35</td><td>17.76</td><td>18.14</td></tr>
<tr><th scope="row">Hard white, group 1</th><td>347</td><td>18.12</td><td>18.52</td><td>18.90</td></tr>
<tr><th scope="row">Hard white, group 2</th><td>201</td><td>17.50</td><td>17.93</td><td>18.31</td></tr>
</tbody>
</table>
<p>Samples reaching the laboratory averaged 13.1 per cent protein with a test weight of 79.2 kg per hectolitre. Zeynep Özleyen, the food engineer in charge of the laboratory, said lots above 13 per cent protein found a buyer the same day, while in group 2 buyers looked harder at the gluten index.</p>
<p>The average price was 9 kuruş a kilogram higher than a week earlier. The 18.50 lira at which the Turkish Grain Board (TMO) has been selling since 1 October continues to act as a ceiling for buyers. Earlier prices can be looked up by date on the <a href="/gunluk-bulten">daily bulletin</a> page.</p>`,
    },
    picture: {
      scene: "wheat-field",
      seed: 2,
      alt: {
        tr: "Alçak tepelerin önünde uzanan olgun buğday tarlası",
        en: "A field of ripe wheat stretching towards low hills",
      },
    },
    tags: ["buğday", "piyasa"],
    readCount: 214,
  },
  {
    id: 1016,
    kind: 1,
    daysAgo: 20,
    title: {
      tr: "Arpada Fiyatlar {month} Ayında Yönünü Yukarı Çevirdi",
      en: "Barley Prices Turned Up in {month}",
    },
    summary: {
      tr: "Hasattan bu yana yatay seyreden arpa fiyatı, yem sanayicilerinin stok alımlarıyla dört haftada %4,6 yükseldi.",
      en: "After moving sideways since harvest, barley rose 4.6 per cent in four weeks as feed makers began to build stocks.",
    },
    body: {
      tr: `<p>Temmuzda kilogramı 13,35 lira olan ve ağustos boyunca 13,60 liranın üzerine çıkamayan beyaz arpa, {month} ayında yönünü yukarı çevirdi. Dört hafta önce 14,17 lira olan ortalama fiyat 14,82 liraya yükseldi; haftanın son seansında en çok fiyat 15,20 lira olarak gerçekleşti. Yemlik arpanın ortalaması da 13,51 liradan 14,13 liraya geldi.</p>
<p>Hareketin arkasında iki neden öne çıkıyor: Kış dönemi için stok yapan yem fabrikalarının alımları ve mera sezonunun kapanmasıyla besicilerin artan talebi. Salonda günlük arpa miktarı ay başındaki 120 ton düzeyinden 146 tona çıktı. Biralık arpada sezon sona ererken günlük işlem 15 tonun altında kaldı.</p>
<p>Hububat ve Bakliyat Ticareti Meslek Komitesinden Melahat Ekinci, üreticilere ürünü tek seferde satmak yerine partilere bölmelerini önerdi: “Lisanslı depoya teslim edilen arpanın ürün senedi hemen satılmak zorunda değil. Kirayı ve analizi destekle karşılayan üretici, kış fiyatını da görme imkânı buluyor.”</p>
<p>TMO'nun 14,00 liralık arpa satış fiyatı salon ortalamasının altında kaldığı için alıcıların bir bölümü Ofise yöneldi. Komite, bu satışların ilerleyen haftalarda yükselişi sınırlayabileceğini değerlendiriyor.</p>`,
      en: `<p>White barley, which stood at 13.35 lira a kilogram in July and never rose above 13.60 lira in August, changed direction in {month}. The average climbed from 14.17 lira four weeks ago to 14.82 lira, and the top price in the last session of the week was 15.20 lira. Feed barley moved from 13.51 to 14.13 lira on average.</p>
<p>Two reasons stand out: feed mills buying for the winter, and stronger demand from fatteners now that the grazing season has ended. Daily barley turnover in the hall grew from 120 tonnes at the start of the month to 146 tonnes. In malting barley, where the season is drawing to a close, daily trade slipped below 15 tonnes.</p>
<p>Melahat Ekinci of the Grain and Pulse Trade Committee advised growers to sell in several lots rather than all at once: “Barley delivered to a licensed warehouse does not have to be sold straight away. A grower whose storage and analysis costs are covered by the support scheme can wait and see what the winter brings.”</p>
<p>Because TMO's selling price of 14.00 lira is below the hall average, some buyers have turned to the Board. The committee expects those sales to limit any further rise in the coming weeks.</p>`,
    },
    picture: {
      scene: "wheat-field",
      seed: 16,
      alt: {
        tr: "Rüzgârda yana yatmış başaklarıyla sararan arpa tarlası",
        en: "A yellowing barley field, its ears bent by the wind",
      },
    },
    tags: ["arpa", "piyasa"],
    readCount: 462,
  },
  {
    id: 1019,
    kind: 3,
    daysAgo: 26,
    title: {
      tr: "{month} Ayı Basın Bülteni: Hububat Piyasası Değerlendirmesi",
      en: "{month} Press Bulletin: Grain Market Review",
    },
    summary: {
      tr: "{month} ayında buğday ve arpa ortalama %4,5 dolayında yükselirken mısır, hasadın etkisiyle hafif geriledi.",
      en: "In {month} wheat and barley gained about 4.5 per cent on average, while corn eased slightly under harvest pressure.",
    },
    body: {
      tr: `<p>Başakova Ticaret Borsası, {month} ayına ilişkin hububat piyasası değerlendirmesini açıkladı. Salonda ay içinde 15.420 ton hububat işlem gördü; bunun %57'sini buğday, %24'ünü mısır, %16'sını arpa, kalan bölümünü çavdar, yulaf ve tritikale oluşturdu.</p>
<table>
<caption>Aylık ortalama fiyatlar (₺/kg)</caption>
<thead><tr><th scope="col">Ürün</th><th scope="col">{prevMonth}</th><th scope="col">{month}</th><th scope="col">Değişim</th></tr></thead>
<tbody>
<tr><th scope="row">Ekmeklik buğday, 1. grup kırmızı sert</th><td>16,87</td><td>17,63</td><td>%4,5</td></tr>
<tr><th scope="row">Makarnalık buğday, 1. grup</th><td>16,61</td><td>17,37</td><td>%4,6</td></tr>
<tr><th scope="row">Beyaz arpa</th><td>14,17</td><td>14,82</td><td>%4,6</td></tr>
<tr><th scope="row">Sarı mısır</th><td>13,60</td><td>13,51</td><td>-%0,7</td></tr>
<tr><th scope="row">Nohut</th><td>36,57</td><td>37,14</td><td>%1,6</td></tr>
</tbody>
</table>
<p>Yönetim Kurulu Başkanı İlhan Değirmencioğlu, un sanayisinin yüksek proteinli buğdaya ödediği farkın sürdüğünü söyledi: “1. grup ile 2. grup arasındaki fark kilogramda 53 kuruşa ulaştı. Kaliteye ödenen bu fark, sertifikalı tohum ve zamanında gübreleme için üreticimize verilen en açık işarettir.”</p>
<p>Mısırda sulu alanlarda hasadın %80'i tamamlandı. Rutubeti %14'ün üzerindeki partiler kurutma masrafı nedeniyle daha düşük fiyatla alındı. Ayrıntılı tablolar ekteki bültende ve <a href="/aylik-bulten">aylık bülten</a> sayfasında yer almaktadır.</p>`,
      en: `<p>Başakova Commodity Exchange has released its review of the grain market for {month}. The hall traded 15,420 tonnes of grain during the month: 57 per cent was wheat, 24 per cent corn and 16 per cent barley, the rest being rye, oats and triticale.</p>
<table>
<caption>Monthly average prices (₺/kg)</caption>
<thead><tr><th scope="col">Product</th><th scope="col">{prevMonth}</th><th scope="col">{month}</th><th scope="col">Change</th></tr></thead>
<tbody>
<tr><th scope="row">Bread wheat, hard red, group 1</th><td>16.87</td><td>17.63</td><td>4.5%</td></tr>
<tr><th scope="row">Durum wheat, group 1</th><td>16.61</td><td>17.37</td><td>4.6%</td></tr>
<tr><th scope="row">White barley</th><td>14.17</td><td>14.82</td><td>4.6%</td></tr>
<tr><th scope="row">Yellow corn</th><td>13.60</td><td>13.51</td><td>-0.7%</td></tr>
<tr><th scope="row">Chickpeas</th><td>36.57</td><td>37.14</td><td>1.6%</td></tr>
</tbody>
</table>
<p>İlhan Değirmencioğlu, Chairman of the Board, said millers were still paying a premium for high-protein wheat: “The gap between groups 1 and 2 has reached 53 kuruş a kilogram. For our growers there could be no plainer argument for certified seed and timely fertilising than a price difference of this kind.”</p>
<p>On irrigated land 80 per cent of the corn has been harvested. Lots with more than 14 per cent moisture fetched lower prices because of the cost of drying. Detailed tables are in the attached bulletin and on the <a href="/aylik-bulten">monthly bulletin</a> page.</p>`,
    },
    picture: {
      scene: "documents",
      seed: 19,
      alt: {
        tr: "Masa üzerinde fiyat tabloları ve çizgi grafik bulunan basın bülteni sayfaları",
        en: "Pages of a press bulletin on a desk, with price tables and a line chart",
      },
    },
    files: [
      {
        name: { tr: "{month} {year} Basın Bülteni.pdf", en: "{month} {year} Press Bulletin.pdf" },
        body: [
          {
            tr: "Başakova Ticaret Borsası basın bülteni, {month} {year}. Konu: Hububat piyasası değerlendirmesi.",
            en: "Press bulletin of Başakova Commodity Exchange, {month} {year}. Subject: review of the grain market.",
          },
          {
            tr: "Aylık ortalama fiyatlar (₺/kg): 1. grup kırmızı sert ekmeklik buğday 17,63; 1. grup makarnalık buğday 17,37; beyaz arpa 14,82; sarı mısır 13,51; nohut 37,14.",
            en: "Monthly average prices (₺/kg): hard red bread wheat, group 1, 17.63; durum wheat, group 1, 17.37; white barley 14.82; yellow corn 13.51; chickpeas 37.14.",
          },
          {
            tr: "Toplam hububat işlemi 15.420 tondur. Ortalamalar, satış salonu ve tescil kayıtlarından miktara göre ağırlıklandırılarak hesaplanmıştır.",
            en: "Total grain turnover was 15,420 tonnes. Averages are weighted by quantity and drawn from sales hall and registration records.",
          },
          {
            tr: "Basın için iletişim: Deniz Yazgan, Basın ve Halkla İlişkiler, 0 (999) 555 01 00, dâhilî 151.",
            en: "Press contact: Deniz Yazgan, Press and Public Relations, 0 (999) 555 01 00, extension 151.",
          },
        ],
      },
    ],
    tags: ["basın bülteni", "hububat", "piyasa"],
    readCount: 387,
  },
  {
    id: 1021,
    kind: 1,
    daysAgo: 31,
    title: {
      tr: "Ayçiçeğinde Rekolte ve Kalite Değerlendirmesi",
      en: "Sunflower Crop and Quality Review",
    },
    summary: {
      tr: "Yağlık ayçiçeğinde kuru alanların verimi geçen yılın altında kaldı; yağ oranı ise %42,6 ile son beş yılın en iyi düzeyine çıktı.",
      en: "Oil sunflower yields on dry land fell short of last year's, but oil content reached 42.6 per cent, the best in five years.",
    },
    body: {
      tr: `<p>Yağlı Tohum ve Bitkisel Yağ Meslek Komitesi, bölgemizde tamamlanmak üzere olan ayçiçeği hasadını değerlendirdi. Toplantıya komite adına Ozan Günebakar ile Gülizar Zeytinli, alıcı tarafında ise Günebakan Yağ San. A.Ş. temsilcileri katıldı. Ağustos ortasından bu yana salonda ve tescilde işlem gören yağlık ayçiçeği miktarı 7.620 ton oldu.</p>
<h2>Verim ve kalite</h2>
<ul>
<li>Kuru alanlarda ortalama verim dekara 168 kg (geçen yıl 184 kg)</li>
<li>Sulu alanlarda ortalama verim dekara 392 kg (geçen yıl 385 kg)</li>
<li>Yağ oranı %42,6, rutubet %7,4, yabancı madde %2,1</li>
</ul>
<p>Temmuz sonundaki sıcaklar, tane dolum döneminde Şahinler ve Güzelöz'deki kuru tarlaları etkiledi. Buna karşılık erken ekilen parsellerde tane iriliği korundu. Laboratuvarda incelenen 412 numunenin yalnızca 19'unda rutubet %9'u aştı; bu partilerde kotasyondaki %1–4 fire aralığının üst sınırı uygulandı.</p>
<p>Fiyat hasat başındaki 39,60 liradan 40,80 liraya yükseldi. Çerezlikte iri taneli partiler 66 liraya kadar alıcı bulurken ortalama 63 lira dolayında seyrediyor. Komite, gelecek sezonun ekim kararlarına ışık tutması için Ayçiçeği Raporu'nu yıl sonundan önce <a href="/yayin-dergi">yayınlar</a> sayfasına ekleyecek.</p>`,
      en: `<p>The Oilseeds and Oils Committee has reviewed the sunflower harvest, which is nearly complete in our area. Ozan Günebakar and Gülizar Zeytinli spoke for the committee, and Günebakan Yağ San. A.Ş. was there for the buyers. Since the middle of August 7,620 tonnes of oil sunflower have been traded in the hall or registered.</p>
<h2>Yield and quality</h2>
<ul>
<li>Average yield on dry land: 168 kg per decare (184 kg last year)</li>
<li>Average yield on irrigated land: 392 kg per decare (385 kg last year)</li>
<li>Oil content 42.6 per cent, moisture 7.4 per cent, foreign matter 2.1 per cent</li>
</ul>
<p>The heat at the end of July caught dry fields around Şahinler and Güzelöz while the seed was filling; early-sown plots kept their seed size. Of the 412 samples tested, only 19 exceeded 9 per cent moisture, and for those lots the upper end of the 1–4 per cent allowance for loss was applied.</p>
<p>Prices have risen from 39.60 lira a kilogram at the start of harvest to 40.80 lira. In confection sunflower, large-seeded lots made up to 66 lira against an average of about 63 lira. To help with next season's sowing decisions, the committee will add its Sunflower Report to the <a href="/yayin-dergi">publications</a> page before the end of the year.</p>`,
    },
    picture: {
      scene: "sunflower",
      seed: 21,
      alt: {
        tr: "Hasat öncesi başlarını eğmiş ayçiçeği sıraları",
        en: "Rows of sunflowers with bowed heads shortly before harvest",
      },
    },
    tags: ["ayçiçeği", "rekolte", "kalite"],
    readCount: 518,
  },
  {
    id: 1012,
    kind: 1,
    daysAgo: 52,
    title: {
      tr: "Kütlü Pamukta Sezonun İlk Balyası Törenle Satıldı",
      en: "First Bale of the Cotton Season Sold at a Ceremony",
    },
    summary: {
      tr: "Sezonun ilk kütlü pamuğunu Akpınar Çırçır ve Tekstil A.Ş. açık artırmayla kilogramı 60 liradan satın aldı.",
      en: "Akpınar Çırçır ve Tekstil A.Ş. bought the first seed cotton of the season at auction for 60 lira a kilogram.",
    },
    body: {
      tr: `<p>Yeni sezonun ilk kütlü pamuğu, {date} günü Borsamızda düzenlenen törenle satıldı. Akçayazılı üretici Nazmi Pamukoğlu'nun getirdiği 480 kilogramlık parti için yapılan açık artırma 36 liradan başladı; yedi alıcının katıldığı artırma 60 lirada sonuçlandı. Ürünü 28.800 lira bedelle Akpınar Çırçır ve Tekstil A.Ş. aldı.</p>
<p>Törende konuşan Pamuk, Yapağı ve Çeşitli Gıda Meslek Komitesi üyesi Ümit Çırçırlı, ovada pamuk ekim alanının geçen yıla göre %6 daralarak 21 bin dekara indiğini, buna karşın damla sulamaya geçen parsellerde dekara 480 kilogramın üzerinde verim beklendiğini söyledi. Yönetim Kurulu Başkanı İlhan Değirmencioğlu üreticiye plaket verdi, satın alan firmaya teşekkür belgesi sundu.</p>
<p>İlk balya fiyatı geleneksel bir teşvik niteliği taşıdığından bülten ortalamasına katılmıyor. Aynı gün tescil edilen 11 partide kütlü pamuğun ortalaması kilogramda 33,80 lira, en çok fiyatı 35,10 lira oldu. Randımanı %38'in üzerindeki partiler ortalamanın bir liraya yakın üstünde alıcı buluyor.</p>`,
      en: `<p>The first seed cotton of the new season was sold at a ceremony at the Exchange on {date}. Bidding for the 480-kilogram lot brought in by Nazmi Pamukoğlu, a grower from Akçayazı, opened at 36 lira; seven buyers took part and the hammer fell at 60 lira. Akpınar Çırçır ve Tekstil A.Ş. paid 28,800 lira for the lot.</p>
<p>Ümit Çırçırlı of the Cotton, Wool and Other Food Committee told the audience that the area under cotton in the plain had shrunk by 6 per cent to 21,000 decares, although fields now on drip irrigation were expected to yield more than 480 kilograms per decare. İlhan Değirmencioğlu, Chairman of the Board, presented a plaque to the grower and a certificate of thanks to the buyer.</p>
<p>By custom the price of the first bale is a gesture of encouragement and does not count towards the bulletin average. Across the 11 lots registered on the same day seed cotton averaged 33.80 lira a kilogram, with a high of 35.10 lira. Lots with a ginning outturn above 38 per cent are selling for almost a lira more than the average.</p>`,
    },
    picture: {
      scene: "cotton",
      seed: 12,
      alt: {
        tr: "Açılmış kozalarıyla pamuk tarlası ve kenarda duran balya",
        en: "A cotton field with open bolls and a bale standing at its edge",
      },
    },
    tags: ["pamuk", "tören"],
    readCount: 693,
  },
  {
    id: 1028,
    kind: 3,
    daysAgo: 60,
    title: { tr: "{month} Ayı Basın Bülteni", en: "{month} Press Bulletin" },
    summary: {
      tr: "{month} ayında hububatta hasat sonrası toparlanma başladı, kuru meyvede yeni sezon açıldı, pamukta ilk alımlar bekleniyor.",
      en: "{month} saw grain begin its post-harvest recovery and the new dried-fruit season open; the first cotton purchases are expected soon.",
    },
    body: {
      tr: `<p>Başakova Ticaret Borsası {month} ayı basın bültenini yayımladı. 1. grup kırmızı sert ekmeklik buğdayın ortalaması {prevMonth} ayına göre %4,7 artarak kilogramda 16,87 liraya, beyaz arpanın ortalaması 14,17 liraya yükseldi. Mısır, yeni ürünün gelmeye başlamasıyla 13,68 liradan 13,60 liraya indi.</p>
<p>Kuru meyvede sezon açıldı. 9 numara çekirdeksiz kuru üzüm 137,50 lira, natürel kuru incir 234 lira ortalamayla işlem görüyor. Kuru Meyve ve Kuruyemiş Meslek Komitesinden Cevdet Bağışgil, Yukarıdere'de incirin kurutma sergilerinden bu yıl daha temiz geldiğini, alıcıların aflatoksin analizini satıştan önce istediğini belirtti.</p>
<p>Yağlık ayçiçeğinde ortalama 39,63 lira ile bir önceki ayın düzeyinde kaldı. Canlı hayvanda dana 348, kuzu 314 lira ortalamayla tescil edildi. Pamukta ilk balya töreni {date+8} günü saat 11.00'de satış salonunda yapılacak; basın mensuplarımız davetlidir.</p>`,
      en: `<p>Başakova Commodity Exchange has issued its {month} press bulletin. Hard red bread wheat of group 1 averaged 16.87 lira a kilogram, 4.7 per cent above {prevMonth}, and white barley rose to 14.17 lira. Corn slipped from 13.68 to 13.60 lira as the new crop began to arrive.</p>
<p>The dried-fruit season has opened. Seedless raisins of grade 9 are trading at an average of 137.50 lira and natural dried figs at 234 lira. Cevdet Bağışgil of the Dried Fruit and Nuts Committee said figs from the drying beds at Yukarıdere were cleaner this year and that buyers were asking for aflatoxin results before they bid.</p>
<p>Oil sunflower, at 39.63 lira, was little changed from the month before. Live cattle were registered at an average of 348 lira and lambs at 314 lira. The first-bale ceremony for cotton takes place in the sales hall at 11:00 on {date+8}; members of the press are welcome.</p>`,
    },
    picture: {
      scene: "documents",
      seed: 28,
      alt: {
        tr: "Zımbalanmış basın bülteni, yanında kalem ve okuma gözlüğü",
        en: "A stapled press bulletin beside a pen and reading glasses",
      },
    },
    files: [
      {
        name: { tr: "{month} {year} Basın Bülteni.pdf", en: "{month} {year} Press Bulletin.pdf" },
        body: [
          {
            tr: "Başakova Ticaret Borsası basın bülteni, {month} {year}.",
            en: "Press bulletin of Başakova Commodity Exchange, {month} {year}.",
          },
          {
            tr: "Hububat (₺/kg): ekmeklik buğday 1. grup kırmızı sert 16,87; beyaz arpa 14,17; sarı mısır 13,60. Yağlı tohum: yağlık ayçiçeği 39,63.",
            en: "Grain (₺/kg): bread wheat, hard red, group 1, 16.87; white barley 14.17; yellow corn 13.60. Oilseeds: oil sunflower 39.63.",
          },
          {
            tr: "Kuru meyve (₺/kg): çekirdeksiz kuru üzüm 9 numara 137,50; natürel kuru incir 234,00. Canlı hayvan (₺/kg): dana 348, kuzu 314.",
            en: "Dried fruit (₺/kg): seedless raisins no 9, 137.50; natural dried figs 234.00. Livestock (₺/kg): cattle 348, lambs 314.",
          },
        ],
      },
    ],
    tags: ["basın bülteni", "piyasa"],
    readCount: 431,
  },
  {
    id: 1025,
    kind: 1,
    daysAgo: 95,
    title: {
      tr: "Kuru İncirde Yeni Sezon İlk Ürün 550 Liradan Alıcı Buldu",
      en: "First Figs of the Season Sold at 550 Lira",
    },
    summary: {
      tr: "Yukarıdere'den gelen 120 kilogramlık ilk kuru incir partisini Bağbozumu Kuru Meyve İhr. A.Ş. kilogramı 550 liradan aldı.",
      en: "Bağbozumu Kuru Meyve İhr. A.Ş. paid 550 lira a kilogram for the first 120-kilogram lot of dried figs from Yukarıdere.",
    },
    body: {
      tr: `<p>Yeni sezonun ilk kuru inciri, {date} günü yapılan temsilî satışla alıcısına ulaştı. Yukarıdereli üretici Emine İncebağ'ın 1.150 kilogramlık mahsulünden ayırdığı 120 kilogramlık parti, altı firmanın katıldığı artırmada kilogramı 550 liradan satıldı. Partiyi 66.000 liraya alan Bağbozumu Kuru Meyve İhr. A.Ş., ürünü ihracat numunesi olarak kullanacağını açıkladı.</p>
<p>Laboratuvarda rutubeti %21,4 ölçülen incirler aflatoksin yönünden temiz çıktı. Numunede kilogram başına 48 adet incir sayıldı; bu irilik, erken parti için komite üyelerince “çok iyi” olarak nitelendirildi.</p>
<p>Komite üyesi Işıl İncirci, üreticileri sergide bekletme süresi konusunda uyardı: “Yere düşen inciri her gün toplamak, gece nemine karşı sergiyi örtmek ve şüpheli taneyi ayırmak gerekiyor. Üç günlük gecikme, bir yıllık emeğin ihracat şansını ortadan kaldırabilir.” Olağan alımlar eylül başında açılacak; geçen sezonun son ayında ortalama fiyat 223 lira olmuştu.</p>`,
      en: `<p>The first dried figs of the new season reached a buyer in a symbolic sale on {date}. Emine İncebağ, a grower from Yukarıdere, set aside 120 kilograms of her 1,150-kilogram crop, and six firms bid the lot up to 550 lira a kilogram. Bağbozumu Kuru Meyve İhr. A.Ş., which paid 66,000 lira, said it would use the figs as export samples.</p>
<p>The laboratory measured 21.4 per cent moisture and found the figs clear of aflatoxin. The sample ran to 48 figs per kilogram, a size committee members called “very good” for so early a lot.</p>
<p>Committee member Işıl İncirci had a word of caution about drying: “Gather fallen figs every day, cover the beds against the night damp and take out anything doubtful. A delay of three days can cost a whole year's work its chance of export.” Regular purchases open in early September; in the final month of last season the average was 223 lira.</p>`,
    },
    picture: {
      scene: "dried-fruit",
      seed: 25,
      alt: {
        tr: "Ahşap kasalara dizilmiş natürel kuru incirler",
        en: "Natural dried figs laid out in wooden crates",
      },
    },
    tags: ["incir", "kuru meyve"],
    readCount: 1124,
  },
  {
    id: 1033,
    kind: 1,
    daysAgo: 101,
    title: { tr: "Haşhaş Tohumunda Hasat Tamamlandı", en: "Poppy-Seed Harvest Completed" },
    summary: {
      tr: "Çınarlıhan ve çevresinde 2.480 dekarda yürütülen haşhaş hasadı sona erdi; 188 ton mavi tohum elde edildi.",
      en: "The poppy harvest on 2,480 decares around Çınarlıhan is over, with 188 tonnes of blue seed gathered in.",
    },
    body: {
      tr: `<p>Çınarlıhan, Ilıcaköy ve Güzelöz'de TMO izniyle ekilen 2.480 dekar haşhaşta hasat tamamlandı. Üreticiler 188 ton mavi tohum elde etti; dekara ortalama verim 76 kilogram oldu. Geçen yıl aynı alanda 171 ton tohum alınmıştı.</p>
<p>Salona gelen tohumlarda rutubet ortalaması %6,1, yabancı madde %0,9 olarak ölçüldü. Fiyat kilogramda 156 ile 175 lira arasında değişti, ortalama 166 lirada oluştu. İnce elekten geçirilmiş, rengi bir örnek partiler üst fiyattan satıldı. Haşhaşta kotasyon alt sınırı 500 kilogramdır; bu miktarın üzerindeki alımların tescili zorunludur.</p>
<p>Üyemiz Mavi Haşhaş Tarım Ltd. Şti., kırk iki kadın üreticiyle sözleşme yaparak ürünün üçte birini tek elden pazara sundu. Firmanın kurduğu ortak elek ve paketleme hattının öyküsü <a href="/basari-hikayeleri">başarı hikâyeleri</a> sayfamızda okunabilir.</p>`,
      en: `<p>The harvest is complete on the 2,480 decares of poppies grown under TMO permit in Çınarlıhan, Ilıcaköy and Güzelöz. Growers brought in 188 tonnes of blue seed, an average of 76 kilograms per decare. The same area gave 171 tonnes last year.</p>
<p>Seed delivered to the hall averaged 6.1 per cent moisture and 0.9 per cent foreign matter. Prices ranged from 156 to 175 lira a kilogram and averaged 166 lira, with finely sieved lots of even colour at the top of the range. The quotation minimum for poppy seed is 500 kilograms; purchases above that amount must be registered.</p>
<p>Our member Mavi Haşhaş Tarım Ltd. Şti. contracted with forty-two women growers and marketed a third of the crop on their behalf. How they came to share a sieving and packing line is told on our <a href="/basari-hikayeleri">success stories</a> page.</p>`,
    },
    picture: {
      scene: "poppy",
      seed: 33,
      alt: {
        tr: "Kurumuş kapsülleriyle hasada hazır haşhaş tarlası",
        en: "A poppy field with dry seed heads, ready for harvest",
      },
    },
    tags: ["haşhaş", "hasat"],
    readCount: 782,
  },
  {
    id: 1035,
    kind: 1,
    daysAgo: 133,
    title: {
      tr: "Hasat Dönemi Yoğunluğu: Bir Günde 148 Araç",
      en: "Harvest Peak: 148 Vehicles in a Day",
    },
    summary: {
      tr: "Satış salonu {date} günü 148 araçla açıldığı günden bu yana en yoğun gününü yaşadı; 2.294 ton hububat işlem gördü.",
      en: "With 148 vehicles and 2,294 tonnes of grain, {date} was the busiest day the sales hall has known.",
    },
    body: {
      tr: `<p>Hasadın ovada hızlanmasıyla satış salonu {date} günü 148 araç kabul etti. Kantardan geçen 2.294 ton ürünün tamamı aynı gün alıcı buldu. Bundan önceki en yüksek sayı, geçen yılın hasadında kaydedilen 131 araçtı.</p>
<table>
<caption>Günün işlemleri</caption>
<thead><tr><th scope="col">Ürün</th><th scope="col">Araç</th><th scope="col">Miktar (ton)</th><th scope="col">Ortalama (₺/kg)</th></tr></thead>
<tbody>
<tr><th scope="row">Ekmeklik buğday</th><td>93</td><td>1.430</td><td>15,74</td></tr>
<tr><th scope="row">Makarnalık buğday</th><td>23</td><td>352</td><td>15,46</td></tr>
<tr><th scope="row">Yemlik buğday</th><td>4</td><td>60</td><td>13,31</td></tr>
<tr><th scope="row">Arpa</th><td>28</td><td>452</td><td>13,18</td></tr>
</tbody>
</table>
<p>Araç kabulü 05.45'te başladı, son tartım 19.10'da yapıldı. Laboratuvar ekibi iki vardiyayla 148 numunenin salon paketini tamamladı; ortalama analiz süresi 17 dakika oldu. Salon Şefi Nihat Tokmakçı, sıraya giren sürücülere gölgelik alanda su ve çay ikram edildiğini, kantar önündeki en uzun beklemenin 70 dakikayı geçmediğini aktardı.</p>
<p>Kantar görevlisi Recep Tartıcı sürücülerden bir ricada bulundu: Araç plakası, üretici adı ve köy bilgisi önceden bildirildiğinde kabul işlemi üç dakikadan bir dakikaya iniyor. Bilgiler 0 (999) 555 01 20 numaralı salon telefonuna iletilebilir.</p>`,
      en: `<p>As the harvest gathered pace across the plain, the sales hall took in 148 vehicles on {date}. All 2,294 tonnes that crossed the weighbridge were sold the same day. The previous record, set during last year's harvest, was 131 vehicles.</p>
<table>
<caption>Trade on the day</caption>
<thead><tr><th scope="col">Product</th><th scope="col">Vehicles</th><th scope="col">Quantity (t)</th><th scope="col">Average (₺/kg)</th></tr></thead>
<tbody>
<tr><th scope="row">Bread wheat</th><td>93</td><td>1,430</td><td>15.74</td></tr>
<tr><th scope="row">Durum wheat</th><td>23</td><td>352</td><td>15.46</td></tr>
<tr><th scope="row">Feed wheat</th><td>4</td><td>60</td><td>13.31</td></tr>
<tr><th scope="row">Barley</th><td>28</td><td>452</td><td>13.18</td></tr>
</tbody>
</table>
<p>The gates opened at 05:45 and the last load was weighed at 19:10. Working in two shifts, the laboratory ran the hall package on all 148 samples, at an average of 17 minutes each. Nihat Tokmakçı, head of the hall, said drivers in the queue were served water and tea in the shade and that nobody waited more than 70 minutes at the weighbridge.</p>
<p>Recep Tartıcı, who runs the weighbridge, has a request for drivers: if the number plate, the grower's name and the village are given in advance, admission takes one minute instead of three. Details can be phoned through to the hall on 0 (999) 555 01 20.</p>`,
    },
    picture: {
      scene: "weighbridge",
      seed: 35,
      alt: {
        tr: "Kantar önünde sıra bekleyen, kasası buğday yüklü kamyon ve traktörler",
        en: "Lorries and tractors loaded with wheat queuing at the weighbridge",
      },
    },
    tags: ["hasat", "satış salonu"],
    readCount: 1386,
  },
  {
    id: 1036,
    kind: 1,
    daysAgo: 158,
    title: {
      tr: "{year} Hasadının İlk Buğdayı Kilosu 40 Liradan Satıldı",
      en: "First Wheat of the {year} Harvest Sold at 40 Lira a Kilo",
    },
    summary: {
      tr: "Akçayazılı üretici Hasan Şahinoğlu'nun getirdiği 4.620 kilogram buğdayı Altınbaşak Hububat Tic. A.Ş. satın aldı.",
      en: "The 4,620 kilograms brought in by Hasan Şahinoğlu, a grower from Akçayazı, went to Altınbaşak Hububat Tic. A.Ş.",
    },
    body: {
      tr: `<p>{year} hasadının ilk buğdayı {date} günü elektronik satış salonunda alıcısını buldu. Akçayazılı üretici Hasan Şahinoğlu'nun traktörüyle getirdiği 4.620 kilogram 1. grup kırmızı sert buğday için yapılan artırmada son teklifi kilogramda 40 lirayla Altınbaşak Hububat Tic. A.Ş. verdi. Üreticiye 184.800 lira ödendi.</p>
<p>Laboratuvar sonuçları erken hasada rağmen dolgun bir taneye işaret etti: protein %13,4, hektolitre 79,6 kg, rutubet %10,8, süne hasarı %0,6. Meclis Başkanı Rıfkı Tanyıldız üreticiye çeyrek altın ve plaket verirken nisan yağışlarının verime olumlu yansıdığını, kıraç alanlarda dekara 290 kilogram beklendiğini söyledi.</p>
<p>Şahinoğlu, otuz bir yıldır buğday ektiğini ve ilk kez sezonu kendisinin açtığını belirterek “Biçerdöver iki gün önce tarlaya girdi, gece demedik çalıştık. Darısı bütün komşularıma” dedi.</p>
<p>İlk ürünün fiyatı temsilî olup günlük bülten ortalamasında kullanılmadı. Aynı gün eski ürün 1. grup kırmızı sert buğday ortalama 16,10 liradan işlem gördü.</p>`,
      en: `<p>The first wheat of the {year} harvest found a buyer in the electronic sales hall on {date}. Hasan Şahinoğlu, a grower from Akçayazı, arrived by tractor with 4,620 kilograms of hard red wheat, group 1, and Altınbaşak Hububat Tic. A.Ş. closed the bidding at 40 lira a kilogram. The grower was paid 184,800 lira.</p>
<p>Early as it was, the grain proved well filled: 13.4 per cent protein, a test weight of 79.6 kg per hectolitre, 10.8 per cent moisture and 0.6 per cent sunn-pest damage. Rıfkı Tanyıldız, President of the Council, presented the grower with a quarter gold coin and a plaque, adding that the April rains had helped and that 290 kilograms per decare were expected on unirrigated land.</p>
<p>Mr Şahinoğlu has grown wheat for thirty-one years but had never before opened the season. “The combine went into the field two days ago and we worked through the night,” he said. “May my neighbours all have the same luck.”</p>
<p>The price of the first load is symbolic and was left out of the bulletin average. Old-crop wheat of the same class averaged 16.10 lira that day.</p>`,
    },
    picture: {
      scene: "harvest",
      seed: 36,
      alt: {
        tr: "Biçerdöverden römorka boşaltılan yeni sezon buğdayı",
        en: "New-season wheat pouring from a combine into a trailer",
      },
    },
    tags: ["buğday", "hasat", "tören"],
    readCount: 1794,
  },
  {
    id: 1037,
    kind: 2,
    daysAgo: 163,
    title: {
      tr: "TMO {year} Dönemi Hububat Alım Fiyatları",
      en: "TMO Grain Purchase Prices for {year}",
    },
    summary: {
      tr: "Toprak Mahsulleri Ofisi ekmeklik ve makarnalık buğday alım fiyatını ton başına 16.500, arpa alım fiyatını 12.750 lira olarak açıkladı.",
      en: "The Turkish Grain Board has set its buying price at 16,500 lira a tonne for bread and durum wheat and 12,750 lira for barley.",
    },
    body: {
      tr: `<p>Toprak Mahsulleri Ofisi (TMO) {year} alım döneminin fiyatlarını duyurdu. Açıklanan fiyatlar temel kalite için geçerlidir; protein, hektolitre, süne ve yabancı madde değerlerine göre artırma veya indirim uygulanır.</p>
<table>
<caption>TMO alım fiyatları</caption>
<thead><tr><th scope="col">Ürün</th><th scope="col">₺/ton</th><th scope="col">₺/kg</th></tr></thead>
<tbody>
<tr><th scope="row">Ekmeklik buğday</th><td>16.500</td><td>16,50</td></tr>
<tr><th scope="row">Makarnalık buğday</th><td>16.500</td><td>16,50</td></tr>
<tr><th scope="row">Arpa</th><td>12.750</td><td>12,75</td></tr>
</tbody>
</table>
<p>Bu rakamlar idari fiyattır, Borsamızda oluşan fiyatların yerine geçmez. Bültenlerimizde ve fiyat grafiklerimizde TMO fiyatı ayrı bir kılavuz çizgi olarak gösterilir, ortalamalara katılmaz.</p>
<p>Ofise ürün teslim edecek üreticilerin Çiftçi Kayıt Sistemi belgelerinin güncel olması ve randevu alması gerekir. Ofise yapılan satışlar da tescile tabidir; tescil işlemi TMO tarafından gönderilen listeler üzerinden yürütüldüğünden üreticinin ayrıca başvurmasına gerek yoktur.</p>`,
      en: `<p>The Turkish Grain Board (TMO) has announced its prices for the {year} buying period. They apply to standard quality; premiums or deductions are made according to protein, test weight, sunn-pest damage and foreign matter.</p>
<table>
<caption>TMO buying prices</caption>
<thead><tr><th scope="col">Product</th><th scope="col">₺/tonne</th><th scope="col">₺/kg</th></tr></thead>
<tbody>
<tr><th scope="row">Bread wheat</th><td>16,500</td><td>16.50</td></tr>
<tr><th scope="row">Durum wheat</th><td>16,500</td><td>16.50</td></tr>
<tr><th scope="row">Barley</th><td>12,750</td><td>12.75</td></tr>
</tbody>
</table>
<p>These are administered prices and do not replace those formed on the Exchange. In our bulletins and price charts the TMO price is drawn as a separate guide line and is never mixed into the averages.</p>
<p>Growers who intend to deliver to the Board need up-to-date papers from the Farmer Registration System and an appointment. Sales to the Board are also subject to registration; as this is done from lists sent by TMO, growers need not apply themselves.</p>`,
    },
    picture: {
      scene: "harvest",
      seed: 37,
      alt: {
        tr: "Anızlı tarlada yan yana ilerleyen iki biçerdöver",
        en: "Two combines working side by side across a stubble field",
      },
    },
    tags: ["TMO", "fiyat", "hububat"],
    readCount: 1642,
  },
];
